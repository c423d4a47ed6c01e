import { testStopped } from './stopped.js'

testStopped('SIGINT')
