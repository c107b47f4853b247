export { service, type Started } from './service.js';
