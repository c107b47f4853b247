/**
 * The draft's responses as the contract's JSON, for gateways: they pass it on as it is. It is made a thousand picks at a
 * time, so that a large league's list neither holds up other calls nor exists as objects.
 */
import { Encoded } from '@torchbearer/kit';
import type { CastawayRow } from '../../db/tables.js';
import type { ListedPick } from '../../db/draft-picks.js';

export interface DraftList {
  /** What comes before and after the picks, as JSON. */
  readonly before: string;
  readonly after: string;
  /** In turn order. */
  readonly picks: AsyncIterable<readonly ListedPick[]>;
  readonly castaways: readonly CastawayRow[];
  /** Whether the caller may see e-mails. */
  readonly hasEmails: boolean;
}

/** The field `json` of the responses. */
const JSON_FIELD = 13;
const DELIMITED = 2;

export async function encodedDraft<Response>(list: DraftList): Promise<Encoded<Response>> {
  const parts = [Buffer.from(list.before)];
  for await (const part of jsonOfPicks(list)) parts.push(Buffer.from(part));
  parts.push(Buffer.from(list.after));
  return encodedJson(parts);
}

/** A response with nothing but its JSON, in parts. */
export function encodedJson<Response>(parts: readonly Buffer[]): Encoded<Response> {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  // By hand, because an encoder would copy it once more.
  return new Encoded(Buffer.concat([varint((JSON_FIELD << 3) | DELIMITED), varint(size), ...parts]));
}

async function* jsonOfPicks({ picks, castaways, hasEmails }: DraftList): AsyncGenerator<string> {
  const json = JSON.stringify;
  const castawayOf = new Map(castaways.map((row) => [row.id, json(castawayJson(row))]));
  let comma = '';
  for await (const some of picks) {
    let text = comma;
    for (const { id, pickNumber, round, userId, castawayId, name, email } of some) {
      const castaway = castawayOf.get(castawayId);
      if (castaway === undefined) throw new Error(`the drafted castaway ${castawayId} does not exist`);
      if (text.length > 1) text += ',';
      text +=
        `{"id":"${id}","pickNumber":${pickNumber},"round":${round},"userId":${json(userId)},` +
        `"castawayId":"${castawayId}","user":{"id":${json(userId)},"name":${json(name ?? '')},` +
        `"email":${hasEmails && email ? json(email) : 'null'}},"castaway":${castaway}}`;
    }
    yield text;
    comma = ',';
  }
}

const castawayJson = (row: CastawayRow): unknown => ({
  id: row.id,
  name: row.name,
  tribe: row.tribe || null,
  occupation: row.occupation || null,
  age: row.age,
  hometown: row.hometown || null,
  imageUrl: row.imageUrl || null,
  eliminated: row.eliminated,
  eliminatedInWeek: row.eliminatedInWeek,
});

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}
