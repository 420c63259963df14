/** So many bytes are free whenever a value begins: enough for any header, number or name of a part. */
const ROOM = 512;
/** Shorter strings are written letter by letter, without a call of the native encoder. */
const SHORT = 40;

/**
 * Writes plain JSON as MessagePack, the encoding of Colyseus's messages, into a buffer that is used again and again.
 * Every act writes a frame for each viewer: here no objects are made to be packed, and viewers can share bytes.
 */
export class PackWriter {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  #at = 0;

  /** How much is written. */
  get at(): number {
    return this.#at;
  }

  /** Forgets what was written after this place. */
  back(to: number): void {
    this.#at = to;
  }

  /** A copy of what is written from here on. */
  copy(from: number): Buffer {
    const bytes = Buffer.allocUnsafe(this.#at - from);
    this.#bytes.copy(bytes, 0, from, this.#at);
    return bytes;
  }

  /** Replaces what was written from `to` on by what was written from `from` on. */
  move(from: number, to: number): void {
    this.#bytes.copyWithin(to, from, this.#at);
    this.#at -= from - to;
  }

  /** Bytes that are MessagePack already. */
  raw(bytes: Uint8Array): void {
    this.#free(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  /** What stands between these places already. */
  again(start: number, end: number): void {
    this.#free(end - start);
    this.#bytes.copyWithin(this.#at, start, end);
    this.#at += end - start;
  }

  /** A value; stops early once it is longer than the limit, which whoever sets one must look at. */
  value(value: unknown, limit = Number.POSITIVE_INFINITY): void {
    this.#value(value, this.#at + limit);
  }

  string(text: string): void {
    this.#free(text.length * 3);
    const { length } = text;
    if (length < SHORT && this.#letters(text, length)) return;
    const size = Buffer.byteLength(text);
    this.#header(size, 0xa0, 32, 0xd9);
    this.#bytes.write(text, this.#at);
    this.#at += size;
  }

  list(length: number): void {
    this.#header(length, 0x90, 16, 0xdb);
  }

  map(size: number): void {
    this.#header(size, 0x80, 16, 0xdd);
  }

  /** A list whose length is not known yet. */
  listToCome(): void {
    this.#at += 1;
  }

  /** The list that was to come at this place is written and has so many values. True when it had to be moved for that. */
  listCame(place: number, length: number): boolean {
    const further = length < 16 ? 0 : length < 0x10000 ? 2 : 4;
    const end = this.#at + further;
    if (further > 0) {
      this.#free(further);
      this.#bytes.copyWithin(place + 1 + further, place + 1, this.#at);
    }
    this.#at = place;
    this.list(length);
    this.#at = end;
    return further > 0;
  }

  #value(value: unknown, end: number): void {
    this.#free(0);
    if (typeof value === 'string') this.string(value);
    else if (typeof value === 'number') this.#number(value);
    else if (value === null || value === undefined) this.#bytes[this.#at++] = 0xc0;
    else if (typeof value === 'boolean') this.#bytes[this.#at++] = value ? 0xc3 : 0xc2;
    else if (Array.isArray(value)) {
      this.list(value.length);
      for (let index = 0; index < value.length && this.#at <= end; index++) this.#value(value[index], end);
    } else this.#record(value as Readonly<Record<string, unknown>>, end);
  }

  #record(record: Readonly<Record<string, unknown>>, end: number): void {
    const keys = Object.keys(record);
    this.map(keys.length);
    for (let index = 0; index < keys.length && this.#at <= end; index++) {
      const key = keys[index] as string;
      this.string(key);
      this.#value(record[key], end);
    }
  }

  #number(value: number): void {
    if (value >= 0 && value < 128 && Number.isInteger(value) && !Object.is(value, -0)) {
      this.#bytes[this.#at++] = value;
      return;
    }
    const wide = !Number.isInteger(value) || value > 0x7fffffff || value < -0x80000000 || Object.is(value, -0);
    this.#bytes[this.#at++] = wide ? 0xcb : 0xd2;
    this.#at = wide ? this.#bytes.writeDoubleBE(value, this.#at) : this.#bytes.writeInt32BE(value, this.#at);
  }

  /** Writes a short string of plain letters; false, with nothing written, when it has others. */
  #letters(text: string, length: number): boolean {
    const bytes = this.#bytes;
    const start = this.#at;
    let at = start;
    if (length < 32) bytes[at++] = 0xa0 | length;
    else {
      bytes[at++] = 0xd9;
      bytes[at++] = length;
    }
    for (let index = 0; index < length; index++) {
      const letter = text.charCodeAt(index);
      if (letter > 0x7f) return false;
      bytes[at++] = letter;
    }
    this.#at = at;
    return true;
  }

  /** The length of a string, list or map: within the first byte when it is small, else behind `long`, `long + 1` or `long + 2`. */
  #header(length: number, small: number, smallest: number, long: number): void {
    const bytes = this.#bytes;
    if (length < smallest) bytes[this.#at++] = small | length;
    else if (length < 0x100 && long === 0xd9) {
      bytes[this.#at++] = long;
      bytes[this.#at++] = length;
    } else {
      const short = length < 0x10000;
      bytes[this.#at++] = (long === 0xd9 ? 0xda : long + 1) + (short ? 0 : 1);
      this.#at = short ? bytes.writeUInt16BE(length, this.#at) : bytes.writeUInt32BE(length, this.#at);
    }
  }

  #free(more: number): void {
    const least = this.#at + more + ROOM;
    if (least <= this.#bytes.length) return;
    const bytes = Buffer.allocUnsafe(Math.max(least, 2 * this.#bytes.length));
    this.#bytes.copy(bytes, 0, 0, this.#at);
    this.#bytes = bytes;
  }
}
