import { testStopped } from './stopped.js'

testStopped('SIGTERM')
