import { parseAllDocuments } from 'yaml';

/**
 * The documents of a stream, read as the API server does: by YAML 1.1.
 * @throws Error if one is invalid
 */
export function documentsOf(stream) {
  return parseAllDocuments(stream, { version: '1.1' }).flatMap((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() ?? [];
  });
}
