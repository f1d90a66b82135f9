import { lazyComponent } from '../loading/lazy-component.tsx';
import { QrCodeSpace } from './qr-code.styles.ts';

/** Its content is beside it as text, so no error appears if its code fails to load. */
export const QrCode = lazyComponent({
  name: 'QR code',
  load: () => import('./qr-code.tsx').then((module) => module.QrCode),
  Pending: ({ size = 's' }) => <QrCodeSpace $size={size} />,
  Failure: () => null,
});
