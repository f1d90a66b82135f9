import { Link } from '@showcase/ui';
import { MoneyBackGuarantee } from '../../features/company/money-back-guarantee.tsx';
import { TextPage } from '../../features/company/text-page.tsx';

export function TermsPage() {
  return (
    <TextPage>
      <h2>Your account</h2>
      <p>
        Use an email address that reaches you, keep your password to yourself, and have only one
        account. You're responsible for what happens under it.
      </p>
      <h2>What you publish</h2>
      <p>
        It stays yours. By publishing a project, service or review, you let us show it on this site.
        Only publish what you made or are allowed to show, and describe it truthfully.
      </p>
      <h2>What's not allowed</h2>
      <ul>
        <li>Passing off other people's work, names or pictures as your own.</li>
        <li>Reviews you bought, traded or wrote about yourself.</li>
        <li>Malware, fraud, harassment, and anything else that's against the law.</li>
      </ul>
      <p>We can hide content like this and suspend the account behind it.</p>
      <h2 id="agreements">Agreements between client and creator</h2>
      <p>
        Client and creator agree on a service between them, at the price it shows. Bolt Showcase
        isn't a party to that agreement and takes no commission.
      </p>
      <p>
        A request without an answer expires after 14 days, and a delivery without one is approved
        after 14 days.
      </p>
      <h2 id="ending">Ending a request</h2>
      <p>
        Once a request is accepted, it ends early only if both sides agree. Either side can ask to
        end it and says why. Work can continue meanwhile.
      </p>
      <ul>
        <li>The other side agrees, or chooses to keep working.</li>
        <li>
          Without an answer, the request ends after 5 days. If work on the current milestone was
          delivered, it ends only with an answer.
        </li>
        <li>
          If a creator neither delivers again nor answers for 14 days after changes were requested,
          the client can end the request alone.
        </li>
        <li>
          A first milestone that is marked as a paid trial is the exception. Until it's approved,
          either side can end the request at once, with a reason.
        </li>
        <li>
          While an account is suspended, nothing new can be agreed on with it, and the time in which
          only its owner can approve, answer or claim something is paused: for 90 days at most, in a
          case for 30. An offer still ends on its day. They can still end requests, take part in
          cases, and say what was paid, received or sent back. With a case that they open, they can
          add files. After 14 days, the other side can end what isn't delivered. In a creator's
          track record, a due date moves by the time in which either account was suspended or a case
          was open.
        </li>
        <li>What is approved by then stays owed. What isn't approved is not.</li>
        <li>
          You can delete your account once your accepted requests are completed or ended. Requests
          that aren't accepted yet end with it. What you agreed on and delivered, with its files,
          stays for the other side.
        </li>
      </ul>
      <MoneyBackGuarantee />
      <h2>What we promise</h2>
      <p>
        We do our best to keep the site running, but we can't guarantee that it's always available
        or free of errors. To see how we treat your data, read the{' '}
        <Link href="/privacy">Privacy Policy</Link>.
      </p>
    </TextPage>
  );
}
