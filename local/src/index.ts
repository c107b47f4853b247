export { keysIn, startSystem, type System, type SystemOptions } from './system.js';
export { forPeople, supervise, type Child, type ChildSpec } from './supervise.js';
export { freePort } from '@torchbearer/parts';
export { layout, root, type ProcessName } from './layout.js';
export { republish } from './republish.js';
export * as sampleSeason from './sample-season/index.js';
