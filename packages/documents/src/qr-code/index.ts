export { drawQrCode, type QrCode } from './qr-code.ts';
