import { Link } from '@showcase/ui';
import { TextPage } from '../../features/company/text-page.tsx';

export function TermsPage() {
  return (
    <TextPage title="Terms of Service" lead="The rules for using Bolt Showcase, in plain words.">
      <h2>Your account</h2>
      <p>
        Give a mail address that reaches you, keep your password to yourself, and use one account
        per person. You are responsible for what happens under it.
      </p>
      <h2>What you publish</h2>
      <p>
        It stays yours. By publishing a project, service or review you let us show it on this site.
        Publish only what you made or may show, and describe it truthfully.
      </p>
      <h2>What is not allowed</h2>
      <ul>
        <li>Work, names or pictures of others passed off as your own.</li>
        <li>Reviews that were bought, traded or written by oneself.</li>
        <li>Malware, fraud, harassment, and anything else that is against the law.</li>
      </ul>
      <p>We can hide such content and suspend the account behind it.</p>
      <h2>Agreements between client and creator</h2>
      <p>
        A service is agreed between the two of them, at the price that the service names. Bolt
        Showcase is not a party to that agreement and takes no commission.
      </p>
      <h2>What we promise, and what not</h2>
      <p>
        We keep the site running as well as we can, without a guarantee that it is always available
        or free of faults. How we treat your data stands in the{' '}
        <Link href="/privacy">Privacy Policy</Link>.
      </p>
    </TextPage>
  );
}
