/** Writes protobuf messages or JSON into one buffer; quicker than an object and an encoder's call for each row. */
export class ByteWriter {
  readonly #bytes: Buffer;
  #at = 0;

  /** @param capacity at least what will be written */
  constructor(capacity: number) {
    this.#bytes = Buffer.allocUnsafe(capacity);
  }

  get length(): number {
    return this.#at;
  }

  written(): Buffer {
    return this.#bytes.subarray(0, this.#at);
  }

  utf8(text: string): void {
    this.#at += this.#bytes.write(text, this.#at);
  }

  ascii(text: string): void {
    const bytes = this.#bytes;
    let at = this.#at;
    for (let index = 0; index < text.length; index++) bytes[at++] = text.charCodeAt(index);
    this.#at = at;
  }

  /** A field with a text. */
  text(field: number, value: string): void {
    this.nested(field, Buffer.byteLength(value));
    this.utf8(value);
  }

  /** The beginning of a nested message of this size. */
  nested(field: number, size: number): void {
    this.varint((field << 3) | DELIMITED);
    this.varint(size);
  }

  /** What is encoded already. */
  copy(from: Uint8Array, start: number, end: number): void {
    const bytes = this.#bytes;
    let at = this.#at;
    for (let index = start; index < end; index++) bytes[at++] = from[index]!;
    this.#at = at;
  }

  /** Like other encoders, it leaves out zeros. */
  number(field: number, type: NumberType, value: number): void {
    if (value === 0) return;
    if (type === 'double') {
      this.varint((field << 3) | EIGHT_BYTES);
      this.#at = this.#bytes.writeDoubleLE(value, this.#at);
    } else {
      this.varint(field << 3);
      this.varint(plainOf(type, value));
    }
  }

  varint(value: number): void {
    const bytes = this.#bytes;
    let at = this.#at;
    let rest = value;
    while (rest > 127) {
      bytes[at++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    bytes[at++] = rest;
    this.#at = at;
  }
}

export type NumberType = 'uint32' | 'sint32' | 'double';

const DELIMITED = 2;
const EIGHT_BYTES = 1;

/** The greatest size of a number with its tag. */
export const MOST_OF_NUMBER = 9;

/** The size of a number with its tag, for fields up to 15. */
export function sizeOfNumber(type: NumberType, value: number): number {
  if (value === 0) return 0;
  if (type === 'double') return 9;
  let size = 2;
  for (let rest = plainOf(type, value); rest > 127; rest >>>= 7) size += 1;
  return size;
}

/** Signed numbers alternate with their negatives: 0, -1, 1, -2, … */
const plainOf = (type: NumberType, value: number): number =>
  type === 'sint32' ? ((value << 1) ^ (value >> 31)) >>> 0 : value;
