import { callsById } from '@torchbearer/contract';
import { forward } from '../forward/forward.js';
import { maskedEmail } from '../masked-email.js';

/** The value of an optional text in a PUT: absent (unchanged), `null` (removed) or a new one. */
const changed = (text: string | null | undefined): string | undefined => (text === null ? '' : text);

export const castawayRoutes = {
  getCastawayOwner: forward(callsById.getCastawayOwner, {
    answer: ({ owners }, { caller }) => {
      const all = owners.map(({ name, email = '' }) => ({
        name,
        email: (caller || email === '' ? email : maskedEmail(email)) || null,
      }));
      return all[0] ? { ...all[0], owners: all } : null;
    },
  }),

  updateCastaway: forward(callsById.updateCastaway, {
    request: ({ params, body }) => ({
      ...body,
      castawayId: params.id,
      tribe: changed(body.tribe),
      occupation: changed(body.occupation),
      hometown: changed(body.hometown),
      age: body.age === null ? 0 : body.age,
      imageUrl: changed(body.imageUrl),
    }),
  }),

  importCastaways: forward(callsById.importCastaways, {
    request: ({ text, query }) => ({ csv: text, dryRun: query.dryRun }),
  }),
};
