import { billingQueries, getPaymentMethod } from '@showcase/data/invoices';
import { useDataClient, useItem } from '@showcase/data/query';
import { Button, Link, Notice } from '@showcase/ui';
import { useState } from 'react';
import { createDraftStore } from '@showcase/kit/drafts';
import { useSettingsPath } from '@showcase/kit/panel-steps';
import { focusTitleOnUnmount } from '../../requests/use-focus-after-action.ts';

/** Whether a creator answered "Not now", in this browser. */
const answers = createDraftStore<true>({
  getKey: (userId) => `payment-question:${userId}`,
  openStorage: () => localStorage,
  decode: () => true,
  encode: JSON.stringify,
});

type PaymentQuestionProps = {
  userId: string;
  /** Called when the question is gone. */
  onPostpone?: () => void;
};

/** Asks a creator with accepted work once how they want to be paid, before there is an invoice that does not say it. */
export function PaymentQuestion({ userId, onPostpone }: PaymentQuestionProps) {
  const details = useItem(billingQueries(useDataClient()).own(userId));
  const billingPath = useSettingsPath('billing');
  const [isPostponed, setIsPostponed] = useState(() => answers.read(userId) !== null);
  const isUnknown = details.isPending || details.error;
  if (isPostponed || isUnknown || (details.data && getPaymentMethod(details.data))) return null;
  function postpone() {
    answers.write(userId, true);
    setIsPostponed(true);
    onPostpone?.();
  }
  return (
    <Notice
      ref={focusTitleOnUnmount}
      action={
        <Button size="s" onClick={postpone}>
          Not now
        </Button>
      }
    >
      Your invoices don't say yet how clients can pay you.{' '}
      <Link href={billingPath}>Say how you want to be paid</Link>
    </Notice>
  );
}
