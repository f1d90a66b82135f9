import type { BillingDetails } from '../../../invoices/billing-details.ts';
import { json, type FakeRequest, type FakeState } from '../../backend/fake-state.ts';

export function saveBilling(state: FakeState, { callerId, body }: FakeRequest) {
  if (callerId === null) return json({ code: '42501', message: 'permission denied' }, 401);
  state.billingDetails = [
    ...state.billingDetails.filter(({ user_id }) => user_id !== callerId),
    { ...(body as BillingDetails), user_id: callerId },
  ];
  return new Response(null, { status: 201 });
}
