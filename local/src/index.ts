export { startSystem, type System, type SystemOptions } from './system.js';
export type { Child } from './supervise.js';
export { freePort } from '@torchbearer/parts';
export { layout, root } from './layout.js';
export * as sampleSeason from './sample-season/index.js';
