/** Units to repeat into hostile texts. The same for the same count. */
export declare const hostileUnits: (count: number) => string[]
/** The unit repeated up to `length` UTF-16 units, without half a surrogate pair at the end. */
export declare const repeated: (unit: string, length: number) => string
