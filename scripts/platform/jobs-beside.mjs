/**
 * Whether Jobs beside the chart start our images with the variables that the chart's own Jobs give the same images: with
 * others they would not start, or would work on another database.
 */
import { containersOf } from './policy/rules.mjs';

/**
 * Variables of the chart's Jobs that the others may lack: images have their version, and engines have authorities of
 * their own.
 */
const NOT_NEEDED = new Set(['BUILD_VERSION', 'NODE_EXTRA_CA_CERTS']);
/** Variables of what the chart's Jobs don't do. */
const THEIR_OWN = new Set(['KAFKA_TOPICS_ANEW']);

/** The values that the chart has where the manifests of a folder are used. */
const chartFor = (folder) => `helm values-${folder.startsWith('k8s/production') ? 'production' : 'local'}`;

/** The containers of our images that run once, each with its Job, its service and its variables as texts. */
const thatRunOnce = (documents) =>
  documents
    .filter(({ kind }) => kind === 'Job' || kind === 'CronJob')
    .flatMap(containersOf)
    .flatMap(({ container: { name, image, env = [] }, document }) => {
      const service = /(?:^|\/)torchbearer\/([a-z]+)(?=[:@]|$)/.exec(image)?.[1];
      if (service === undefined) return [];
      const texts = env.map((one) => [one.name, one.value ?? JSON.stringify(one.valueFrom)]);
      return [{ where: `Job ${document.metadata.name}, container ${name}`, service, env: new Map(texts) }];
    });

/** A sentence for each difference between the variables of a container and those of the chart's. */
function differences({ where, service, env }, models) {
  const model = models.find((one) => one.service === service);
  if (!model) return [`${where}: the chart has no Job with the image of ${service}`];
  const known = [...model.env].flatMap(([name, value]) => {
    if (env.get(name) === value || (!env.has(name) && NOT_NEEDED.has(name))) return [];
    return [`${where}: ${name} is ${env.get(name) ?? 'missing'}, and in the chart's ${model.where} ${value}`];
  });
  const more = [...env.keys()].filter((name) => !model.env.has(name) && !THEIR_OWN.has(name));
  return [...known, ...more.map((name) => `${where}: ${name} is not in the chart's ${model.where}`)];
}

/** The variables changed in one way at a time, each of which is a difference. */
const broken = ({ env }, models) => [
  { env: new Map([...env, ['NO_SUCH_VARIABLE', '1']]), models },
  { env, models: [] },
  ...[...env.keys()].flatMap((name) => {
    const others = [...env].filter(([other]) => other !== name);
    if (THEIR_OWN.has(name)) return [];
    return [others, [...others, [name, 'something else']]].map((texts) => ({ env: new Map(texts), models }));
  }),
];

/**
 * Compares the Jobs of all sets outside the chart, and each of them with one variable missing, changed or too many.
 * @throws Error with the differences, and with those changes that are not noticed
 */
export function jobsAreLikeTheChart(sets) {
  const byName = new Map(sets.map((set) => [set.name, set]));
  const jobs = sets
    .filter(({ name }) => name.startsWith('k8s/'))
    .flatMap(({ name, documents }) => {
      const models = thatRunOnce(byName.get(chartFor(name))?.documents ?? []);
      return thatRunOnce(documents).map((one) => ({ ...one, where: `${name}, ${one.where}`, models }));
    });
  const changes = jobs.flatMap((one) => broken(one, one.models).map((change) => ({ ...one, ...change })));
  const errors = [
    ...jobs.flatMap((one) => differences(one, one.models)),
    ...changes
      .filter((one) => differences(one, one.models).length === 0)
      .map(({ where, env }) => `${where}: nobody notices the variables ${[...env.keys()].join(', ')}`),
    ...(jobs.length === 0 ? ['there are no Jobs with our images'] : []),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return `${jobs.length} containers, ${changes.length} changes noticed`;
}
