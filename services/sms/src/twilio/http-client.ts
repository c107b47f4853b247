import { request as requestHttp, type Agent, type ClientRequest } from 'node:http';
import { request as requestHttps } from 'node:https';
import type RequestClient from 'twilio/lib/base/RequestClient.js';

export interface HttpOptions {
  /** Another address than https://api.twilio.com, for a stand-in. */
  readonly apiUrl: string | undefined;
  /** From the start of a request to the end of its response, in milliseconds. */
  readonly timeoutMs: number;
  /** The most connections, all of which stay open between requests. */
  readonly connections: number;
}

type Answer<TData> = Awaited<ReturnType<typeof RequestClient.prototype.request<TData>>>;

/**
 * The SDK's HTTP client, with Node's own requests in place of those of axios, which take twice the processor time. To
 * Twilio it connects as the SDK does (HTTP_PROXY, TWILIO_CA_BUNDLE). It repeats no request; a connection's errors have
 * Node's codes.
 */
export function createHttpClient(Base: typeof RequestClient, options: HttpOptions): RequestClient {
  const { apiUrl, timeoutMs, connections } = options;
  class HttpClient extends Base {
    override request<TData>(given: RequestClient.RequestOptions<TData>): Promise<Answer<TData>> {
      const { method, uri, headers, username = '', password = '', params, data } = given;
      const own = new URL(uri);
      const url = apiUrl === undefined ? own : new URL(`${own.pathname}${own.search}`, apiUrl);
      for (const [name, value] of fieldsOf(params)) url.searchParams.append(name, value);
      const settings = { method, headers: { ...headers }, auth: `${username}:${password}` };
      const sent =
        url.protocol === 'https:'
          ? requestHttps(url, { ...settings, agent: this.axios.defaults.httpsAgent as Agent })
          : requestHttp(url, settings);
      sent.end(data && fieldsOf(data).toString());
      return answerOf<TData>(sent, timeoutMs);
    }
  }
  return new HttpClient({ timeout: timeoutMs, maxSockets: connections, maxFreeSockets: connections });
}

/** The SDK has turned all values into words. */
const fieldsOf = (fields: unknown): URLSearchParams =>
  new URLSearchParams(fields as Record<string, string> | undefined);

function answerOf<TData>(sent: ClientRequest, timeoutMs: number): Promise<Answer<TData>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => sent.destroy(Object.assign(new Error('no response in time'), { code: 'ETIMEDOUT' })),
      timeoutMs,
    );
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    sent.on('error', fail);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('error', fail);
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        clearTimeout(timer);
        // The SDK parses the text, whatever its type says.
        const body = text as TData;
        resolve({ statusCode: response.statusCode ?? 0, body, headers: response.headers });
      });
    });
  });
}
