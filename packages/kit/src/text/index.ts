export { LinkedText } from './linked-text.tsx';
