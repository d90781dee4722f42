/** Of package.json; the packages of one repository are released together. */
export const VERSION = '0.1.0'
