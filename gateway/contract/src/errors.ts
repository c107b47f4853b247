import * as z from 'zod';

export const ErrorBodySchema = z
  .object({
    error: z.string().meta({ description: 'A sentence fit to show a person.' }),
    code: z.string().meta({ description: 'A stable word for programs.' }),
    details: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Every faulty field, by its dotted path; there when fields are at fault.' }),
    requestId: z.string().meta({ description: 'The same as the header x-request-id.' }),
  })
  .meta({
    id: 'ErrorBody',
    description: 'The one form of every answer that is not 2xx or 304.',
    examples: [
      {
        error: 'Please check the highlighted fields.',
        code: 'INVALID_INPUT',
        details: [{ field: 'email', message: 'Please enter a valid email' }],
        requestId: '5f0c1f0e-5b43-4c4b-9a53-1d2a2d2f6f11',
      },
    ],
  });
export type ErrorBody = z.output<typeof ErrorBodySchema>;
