/** Equal to the version in package.json, because the packages of this repository are released together. */
export const VERSION = '0.1.0'
