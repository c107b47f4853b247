import { createPlainClient, type User } from '@torchbearer/contract/client';
import table from 'virtual:torchbearer-calls';
import { token } from '../../api/token.js';

/**
 * Sends a picture and reports the share sent, from 0 to 1, which fetch can't.
 * @throws ApiError as every call does
 */
export const uploadPicture = (file: Blob, onProgress: (share: number) => void): Promise<User> =>
  createPlainClient(table, { fetch: fetchByRequest(onProgress), token: token.read }).uploadPicture({ file });

/** As much of fetch as the upload needs, over the older XMLHttpRequest. */
const fetchByRequest =
  (onProgress: (share: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input as string);
      request.withCredentials = init.credentials === 'include';
      request.responseType = 'blob';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => reject(new TypeError('The picture could not be sent.'));
      request.onload = () =>
        resolve(
          new Response(request.response as Blob, {
            status: request.status,
            headers: headersOf(request.getAllResponseHeaders()),
          }),
        );
      request.send(init.body as FormData);
    });

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
