import { lazyComponent } from '../loading/lazy-component.tsx';
import { QrCodeSpace } from './qr-code.styles.ts';

/** What it says is beside it as text, so nothing is said if its code fails to load. */
export const QrCode = lazyComponent({
  name: 'QR code',
  load: () => import('./qr-code.tsx').then((module) => module.QrCode),
  Pending: ({ size = 's' }) => <QrCodeSpace $size={size} />,
  Failure: () => null,
});
