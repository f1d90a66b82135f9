export { confirmNewsletter, subscribeToNewsletter } from './newsletter.ts';
