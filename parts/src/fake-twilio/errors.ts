/** An error as Twilio words it; the body that its SDKs turn into an exception. */
export interface TwilioError {
  readonly code: number;
  readonly message: string;
  readonly more_info: string;
  readonly status: number;
}

/** Codes and sentences are Twilio's own: https://www.twilio.com/docs/api/errors */
const error = (status: number, code: number, message: string): TwilioError => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${String(code)}`,
  status,
});

export const twilioErrors = {
  authenticate: () => error(401, 20003, 'Authenticate'),
  notFound: (path: string) => error(404, 20404, `The requested resource ${path} was not found`),
  tooManyRequests: () => error(429, 20429, 'Too Many Requests'),
  internal: () => error(500, 20500, 'Internal Server Error'),
  unavailable: () => error(503, 20503, 'Service Unavailable'),
  invalidTo: (to: string) => error(400, 21211, `Invalid 'To' Phone Number: ${to}`),
  bodyMissing: () => error(400, 21602, 'Message body is required.'),
  fromMissing: () => error(400, 21603, "A 'From' phone number is required."),
  toMissing: () => error(400, 21604, "A 'To' phone number is required."),
  foreignFrom: (from: string) =>
    error(
      400,
      21606,
      `The 'From' phone number provided (${from}) is not a valid, SMS-capable inbound phone number or short code for your account.`,
    ),
  unsubscribed: () => error(400, 21610, 'Attempt to send to unsubscribed recipient'),
  bodyTooLong: () => error(400, 21617, 'The concatenated message body exceeds the 1600 character limit'),
};
