/** Windows has no named pipes, no permissions of files, and no programs that are scripts for `/bin/sh`. */
export const isPosix = process.platform !== 'win32'
