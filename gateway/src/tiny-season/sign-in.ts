import { createClient, type Client } from '@torchbearer/contract';
import { patientFetch } from './patient-fetch.js';

/** A client with this bearer token; every response is validated against its schema. */
export const clientOf = (site: string, token: string | null = null): Client =>
  createClient({ baseUrl: site, token, checkResponses: true, fetch: patientFetch });

export async function signIn(site: string, email: string, password: string): Promise<Client> {
  const { token } = await clientOf(site).logIn({ body: { email, password } });
  return clientOf(site, token);
}
