import { useContactEmail } from '@showcase/remote-contract/services';
import { ButtonLink, Link, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { TextPage } from '../../features/company/text-page.tsx';

export function PrivacyPage() {
  const contactEmail = useContactEmail();
  return (
    <TextPage>
      <h2>What's public</h2>
      <ul>
        <li>
          A creator's profile: name, picture, bio, location, languages, skills, specialization,
          rate, availability, experience, education and links.
        </li>
        <li>
          A creator's old username, for 90 days after a change, so that links to it still work; and
          the username of a deleted account for 90 days, without saying whose it was, so that no one
          else can take it.
        </li>
        <li>A creator's projects, active services and reviews from clients.</li>
        <li>
          A creator's email address, or another one that they enter in the profile editor and
          confirm, unless they limit it there to signed-in users or hide it.
        </li>
        <li>The first letter of a client's name, if they wrote a review.</li>
      </ul>
      <h2>What's private</h2>
      <ul>
        <li>A client's email address and everything else in their account.</li>
        <li>Your onboarding interview. Only you can read it.</li>
        <li>Your password. The sign-in service stores it hashed, so no one can read it.</li>
      </ul>
      <h2>What we email you</h2>
      <ul>
        <li>
          With an account: news about your requests, messages, reviews, saved searches, reports and
          account. In Account settings, under Notifications, you can turn off each of them or all
          email, or get a daily or weekly summary.
        </li>
        <li>
          The newsletter, only after you confirm it with the link that we send to your email
          address.
        </li>
        <li>What you request, such as a link for a new password.</li>
      </ul>
      <p>
        Every email about your activity and every newsletter has a link to unsubscribe, which works
        without signing in. Our emails don't track whether you open them. We delete sent emails
        after 30 days and those that couldn't be delivered after 90 days. A newsletter sign-up that
        isn't confirmed is deleted after 7 days.
      </p>
      <h2>What your browser stores</h2>
      <p>
        Your session while you're signed in, your light or dark theme, and drafts you haven't sent.
        If you sign in without Remember me, a cookie without any data of yours lasts until you close
        the browser, and with it your session ends. We use no advertising or tracking cookies.
      </p>
      <h2>Other services</h2>
      <p>
        Videos load from YouTube or Vimeo only after you press play. Links to projects lead to other
        sites with their own rules.
      </p>
      <h2>Your choices</h2>
      <p>
        Change or clear your profile at any time. In Account settings, you can download everything
        you have here as one file, or delete your account with your profile and all that you
        published. Reviews that you wrote stay, without a name or a letter. What you sent with a
        hire request, such as delivered files, stays for the other side. You need nobody's help for
        it.
      </p>
      <Choices>
        <ButtonLink href="/dashboard?settings=data">Download my data</ButtonLink>
        <ButtonLink href="/dashboard?settings=deletion">Delete my account</ButtonLink>
      </Choices>
      {contactEmail && (
        <p>
          Questions? Write to <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>.
        </p>
      )}
    </TextPage>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
