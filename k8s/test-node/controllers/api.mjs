// The part of a Kubernetes client that a controller needs: watching all objects of a few kinds.
import https from 'node:https';
import { createInterface } from 'node:readline';

/** @param options of https.Agent: what to trust, and who we are. @param headers are sent with every request. */
export function client(server, options, headers = () => ({})) {
  const agent = new https.Agent({ ...options, keepAlive: true });

  const request = (method, path, body) =>
    new Promise((resolve, reject) => {
      const all = { ...headers(), ...(body && { 'content-type': 'application/merge-patch+json' }) };
      https
        .request(`${server}${path}`, { agent, method, headers: all }, (response) => {
          if (response.statusCode === 200) return resolve(response);
          response.resume();
          reject(new Error(`${method} ${path}: ${response.statusCode}`));
        })
        .on('error', reject)
        .end(body && JSON.stringify(body));
    });

  async function list(path) {
    let text = '';
    for await (const chunk of (await request('GET', path)).setEncoding('utf8')) text += chunk;
    return JSON.parse(text);
  }

  /** Maintains a map of all objects of one kind, forever. Lists them again whenever the watch ends. */
  async function follow(path, changed) {
    for (;;) {
      try {
        const { items, metadata } = await list(path);
        const objects = new Map(items.map((one) => [one.metadata.uid, one]));
        changed(objects);
        const stream = await request('GET', `${path}?watch=true&resourceVersion=${metadata.resourceVersion}`);
        for await (const line of createInterface({ input: stream })) {
          const { type, object } = JSON.parse(line);
          if (type === 'ERROR') break;
          if (type === 'DELETED') objects.delete(object.metadata.uid);
          else objects.set(object.metadata.uid, object);
          changed(objects);
        }
      } catch (error) {
        console.error(error.message);
      }
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }

  return {
    patch: async (path, body) => (await request('PATCH', path, body)).resume(),

    /**
     * Calls back with { name: [objects] } once all kinds are known, and then after every change; changes in quick
     * succession cause one call.
     */
    watch(paths, changed) {
      const maps = Object.fromEntries(Object.keys(paths).map((name) => [name, undefined]));
      let isScheduled = false;
      const notify = () => {
        isScheduled = false;
        changed(Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, [...map.values()]])));
      };
      for (const [name, path] of Object.entries(paths)) {
        void follow(path, (objects) => {
          maps[name] = objects;
          if (isScheduled || Object.values(maps).includes(undefined)) return;
          isScheduled = true;
          setTimeout(notify, 50);
        });
      }
    },
  };
}
