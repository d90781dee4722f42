/** Numbers in one contiguous array that doubles when full. */
abstract class Growing<Values extends Int32Array | Uint32Array | Float64Array> {
  values: Values
  readonly #fill: number

  constructor(values: Values, fill: number) {
    this.values = values
    this.#fill = fill
    values.fill(fill)
  }

  get bytes(): number {
    return this.values.byteLength
  }

  get(at: number): number {
    return this.values[at] ?? this.#fill
  }

  set(at: number, value: number): void {
    if (at >= this.values.length) {
      const grown = this.larger(Math.max(at + 1, 2 * this.values.length))
      grown.fill(this.#fill)
      grown.set(this.values)
      this.values = grown
    }
    this.values[at] = value
  }

  protected abstract larger(length: number): Values
}

export class GrowingInt32 extends Growing<Int32Array> {
  constructor(fill: number) {
    super(new Int32Array(32), fill)
  }

  protected override larger(length: number): Int32Array {
    return new Int32Array(length)
  }
}

export class GrowingUint32 extends Growing<Uint32Array> {
  constructor(fill: number) {
    super(new Uint32Array(32), fill)
  }

  protected override larger(length: number): Uint32Array {
    return new Uint32Array(length)
  }
}

export class GrowingFloat64 extends Growing<Float64Array> {
  constructor(fill: number) {
    super(new Float64Array(32), fill)
  }

  protected override larger(length: number): Float64Array {
    return new Float64Array(length)
  }
}
