import { MAX_AGE, MAX_CSV_BYTES, MAX_LENGTH, MIN_AGE } from '@torchbearer/rules';
import * as z from 'zod';
import { defineCalls, nothing } from '../call.js';
import {
  byId,
  nameText,
  optionalName,
  pictureAddress,
  queryFlag,
  weekNumber,
  wholeNumber,
} from '../fields.js';
import {
  CastawayImportSchema,
  CastawayOwnerSchema,
  CastawaySchema,
  ResultLineSchema,
  WeekPointsSchema,
} from '../objects/index.js';

const shared = { tags: ['Castaways'] } as const;
const ofCastaway = byId('castaway', 'CASTAWAY_NOT_FOUND');

const optional = {
  tribe: optionalName(MAX_LENGTH.tribe),
  occupation: optionalName(MAX_LENGTH.occupation),
  hometown: optionalName(MAX_LENGTH.hometown),
  imageUrl: pictureAddress(),
  age: wholeNumber(MIN_AGE, MAX_AGE).nullish(),
};

const example = {
  name: 'Juniper Hale',
  tribe: 'Ember',
  occupation: 'Beekeeper',
  hometown: 'Bend, OR → Boise, ID',
  imageUrl: '/images/Juniper Hale.webp',
  age: 34,
};

export const CreateCastawayBody = z
  .object({ name: nameText(MAX_LENGTH.castawayName), ...optional })
  .meta({ id: 'CreateCastawayBody', examples: [example] });

export const UpdateCastawayBody = z
  .object({
    name: nameText(MAX_LENGTH.castawayName).optional(),
    ...optional,
    eliminated: z.boolean().optional(),
    eliminatedInWeek: weekNumber().optional(),
  })
  .refine((given) => Object.values(given).some((value) => value !== undefined), {
    error: 'Please change at least one field',
  })
  .meta({
    id: 'UpdateCastawayBody',
    description:
      'The fields to change, at least one; `null` clears an optional one. Without a week, an elimination counts for the active one.',
    minProperties: 1,
    examples: [{ eliminated: true }, { eliminated: true, eliminatedInWeek: 4 }, example],
  });

/** Visitors see all results, signed-in players those that they want to see. */
const publicResults = {
  who: 'public',
  signInOptional: true,
  showsResults: true,
  etag: true,
  cacheControl: 'private, no-cache',
} as const;

export const castawayCalls = defineCalls(shared, {
  listCastaways: {
    ...publicResults,
    method: 'get',
    path: '/api/castaways',
    rpc: 'league.listCastaways',
    summary: 'Every castaway, by name',
    answers: { 200: z.array(CastawaySchema) },
  },
  getCastaway: {
    ...publicResults,
    method: 'get',
    path: '/api/castaways/{id}',
    rpc: 'league.getCastaway',
    summary: 'One castaway',
    ...ofCastaway,
    answers: { 200: CastawaySchema },
  },
  listCastawayResults: {
    ...publicResults,
    method: 'get',
    path: '/api/castaways/{id}/weekly-results',
    rpc: 'scoring.listCastawayResults',
    summary: "A castaway's points, week by week",
    ...ofCastaway,
    answers: { 200: z.array(WeekPointsSchema) },
  },
  listCastawayLines: {
    ...publicResults,
    method: 'get',
    path: '/api/castaways/{id}/lines',
    rpc: 'scoring.listCastawayLines',
    summary: "What a castaway's points are made of",
    description: 'Of all weeks, oldest first.',
    ...ofCastaway,
    answers: { 200: z.array(ResultLineSchema) },
  },
  getCastawayOwner: {
    method: 'get',
    path: '/api/castaways/{id}/owner',
    who: 'public',
    rpc: 'league.getCastawayOwners',
    signInOptional: true,
    summary: 'Who drafted a castaway',
    description: "`null` while no player did. E-mails are masked for a visitor who isn't signed in.",
    ...ofCastaway,
    answers: { 200: CastawayOwnerSchema.nullable() },
    cacheControl: 'private, no-cache',
  },
  listCastawaysInUse: {
    method: 'get',
    path: '/api/admin/castaways/in-use',
    who: 'admin',
    rpc: 'league.listCastawaysInUse',
    summary: 'The castaways that were drafted, picked or scored',
    description: 'These can not be deleted.',
    answers: { 200: z.object({ castawayIds: z.array(z.string()) }) },
  },
  createCastaway: {
    method: 'post',
    path: '/api/admin/castaway',
    who: 'admin',
    rpc: 'league.createCastaway',
    summary: 'Add a castaway',
    description: 'Names are unique, whatever their case.',
    body: CreateCastawayBody,
    answers: { 201: CastawaySchema },
    refusals: ['CASTAWAY_NAME_TAKEN'],
  },
  updateCastaway: {
    method: 'put',
    path: '/api/admin/castaway/{id}',
    who: 'admin',
    rpc: 'league.updateCastaway',
    summary: 'Change, eliminate or restore a castaway',
    ...ofCastaway,
    body: UpdateCastawayBody,
    answers: { 200: CastawaySchema },
    refusals: ['CASTAWAY_NAME_TAKEN'],
  },
  deleteCastaway: {
    method: 'delete',
    path: '/api/admin/castaway/{id}',
    who: 'admin',
    rpc: 'league.deleteCastaway',
    summary: 'Delete a castaway',
    description: 'Only one that was never drafted, picked or scored.',
    ...byId('otherCastaway', 'CASTAWAY_NOT_FOUND'),
    answers: { 204: nothing },
    refusals: ['CASTAWAY_IN_USE'],
  },
  importCastaways: {
    method: 'post',
    path: '/api/admin/castaways/import',
    who: 'admin',
    rpc: 'league.importCastaways',
    summary: 'Create and change castaways from a CSV file',
    description:
      'A header line with name, and any of tribe, occupation, age, hometown, imageUrl, eliminated, eliminatedInWeek. A known name is updated, a new one created; all or nothing. Without a week, an elimination counts for the active one.',
    query: z.object({ dryRun: queryFlag() }),
    rawBody: {
      type: 'text/csv',
      mostBytes: MAX_CSV_BYTES,
      example: 'name,tribe,age\nJuniper Hale,Ember,34\n',
    },
    sample: () => ({ query: { dryRun: 'true' } }),
    answers: { 200: CastawayImportSchema },
    refusals: ['CSV_INVALID'],
    slow: true,
    idempotent: true,
  },
});
