import type { BillingDetails } from '../../../invoices/billing-details.ts';
import { billingSchema } from '../../../invoices/billing-schema.ts';
import { json, type FakeRequest, type FakeState } from '../../backend/fake-state.ts';

/** Saves a user's billing details like the database, whose sentences are those of the form. */
export function saveBilling(state: FakeState, { callerId, body }: FakeRequest) {
  if (callerId === null) return json({ code: '42501', message: 'permission denied' }, 401);
  const details = body as BillingDetails;
  const typed = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, value ?? '']),
  );
  const { error } = billingSchema.safeParse(typed);
  if (error) return json({ code: 'PT400', message: error.issues[0]?.message }, 400);
  state.billingDetails = [
    ...state.billingDetails.filter(({ user_id }) => user_id !== callerId),
    { ...details, user_id: callerId },
  ];
  return new Response(null, { status: 201 });
}
