import { testStopped } from './stopped.js'

testStopped('SIGKILL')
