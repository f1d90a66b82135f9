export { QrCode } from './lazy-qr-code.tsx';
