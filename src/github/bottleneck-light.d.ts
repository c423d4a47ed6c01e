/** The build of Bottleneck that Octokit's plugin bundles has no types of its own. */
declare module 'bottleneck/light.js' {
  export { default } from 'bottleneck'
}
