export { subscribeToNewsletter } from './newsletter.ts';
