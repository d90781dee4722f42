/** As in package.json; the packages of this repository are released together. */
export const VERSION = '0.1.0'
