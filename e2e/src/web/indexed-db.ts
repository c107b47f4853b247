import type { Page } from '@playwright/test';

/** Everything that a page has stored in IndexedDB, as text. */
export const indexedDbText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB gave no reason'));
      });
    const texts: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const values = await resultOf(database.transaction(store).objectStore(store).getAll());
        texts.push(JSON.stringify(values));
      }
      database.close();
    }
    return texts.join(' ');
  });
