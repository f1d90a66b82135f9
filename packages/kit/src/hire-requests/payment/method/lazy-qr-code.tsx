import { lazyComponent } from '../../../loading/lazy-component.tsx';
import { QrCodeSpace } from '../payment.styles.ts';

/** The link beside it leads to the same page, so nothing is said if its code fails to load. */
export const QrCode = lazyComponent({
  name: 'QR code',
  load: () => import('./qr-code.tsx').then((module) => module.QrCode),
  Pending: () => <QrCodeSpace />,
  Failure: () => null,
});
