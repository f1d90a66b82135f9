import { TextPage } from '../../features/company/text-page.tsx';

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What Bolt Showcase stores about you, who can see it, and what it never does."
    >
      <h2>What is public</h2>
      <ul>
        <li>A creator&apos;s profile: name, picture, bio, location, skills and links.</li>
        <li>For 90 days, that a creator had another username: links to it lead to the new one.</li>
        <li>A creator&apos;s projects, active services and the reviews that they received.</li>
        <li>
          A creator&apos;s mail address, unless they limit it to signed-in people or to nobody in
          the profile editor.
        </li>
        <li>Of a client who wrote a review: the first letter of the name.</li>
      </ul>
      <h2>What is private</h2>
      <ul>
        <li>A client&apos;s mail address and everything else in the account.</li>
        <li>The transcript of the onboarding interview: only its owner can read it.</li>
        <li>Passwords: the sign-in service keeps them hashed, and nobody can read them.</li>
      </ul>
      <h2>What your browser keeps</h2>
      <p>
        Your session while you are signed in, your choice of light or dark colours, and drafts of
        forms that you have not sent. There are no advertising or tracking cookies.
      </p>
      <h2>Other services</h2>
      <p>
        Videos are loaded from YouTube or Vimeo only after you press play. Links to projects lead to
        other sites with rules of their own.
      </p>
      <h2>Your choices</h2>
      <p>
        You can change or empty your profile at any time. For a copy of your data or to have the
        account deleted, write to the contact address at the foot of every page.
      </p>
    </TextPage>
  );
}
