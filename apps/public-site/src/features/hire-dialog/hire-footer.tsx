import { useUser } from '@showcase/data/session';
import { SubmitButton } from '@showcase/kit/forms';
import { ButtonLink, formatMoney } from '@showcase/ui';
import { Total } from './hire-dialog.styles.ts';
import type { useSendRequest } from './use-send-request.ts';

type HireFooterProps = {
  /** Null while it is unknown. */
  total: number | null;
  /** True if the client wants to hear a price. */
  isPriceOnRequest?: boolean;
  canSend: boolean;
  formId: string;
  sending: ReturnType<typeof useSendRequest>;
  /** The current page with the dialog open. */
  path: string;
};

/** The total, and the button to send the request; a visitor gets links to sign in or sign up. */
export function HireFooter({
  total,
  isPriceOnRequest = false,
  canSend,
  formId,
  sending,
  path,
}: HireFooterProps) {
  const totalText = total === null ? '–' : formatMoney(total);
  const { authUser } = useUser();
  const next = `next=${encodeURIComponent(path)}`;
  return (
    <>
      <Total>
        Total{' '}
        <output aria-label="Total">{isPriceOnRequest ? 'Price on request' : totalText}</output>
      </Total>
      {authUser && canSend && (
        <SubmitButton form={formId} submission={sending}>
          Send request
        </SubmitButton>
      )}
      {!authUser && (
        <>
          <ButtonLink href={`/signup?${next}`}>Create Account</ButtonLink>
          <ButtonLink href={`/login?${next}`} variant="primary">
            Sign in to send
          </ButtonLink>
        </>
      )}
    </>
  );
}
