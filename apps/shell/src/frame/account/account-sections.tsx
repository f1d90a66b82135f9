import type { AuthUser } from '@showcase/data/session';
import { Button } from '@showcase/ui';
import { Explanation, Section, Sections } from './account-dialog.styles.ts';
import { MyDataDownload } from './my-data-download.tsx';
import { PasswordForm } from './password-form.tsx';

export type AccountView =
  | 'settings'
  | 'profile'
  | 'email'
  | 'security'
  | 'notifications'
  | 'privacy'
  | 'billing'
  /** The first view, at the user's data. */
  | 'data'
  | 'deletion';

type AccountSectionsProps = {
  authUser: AuthUser;
  /** The view that the user has come back from, or whose part a link leads to: its button gets the focus. */
  previousView: AccountView | null;
  onShow: (view: AccountView) => void;
};

/** The first view of the account settings. */
export function AccountSections({ authUser, previousView, onShow }: AccountSectionsProps) {
  return (
    <Sections>
      <Section aria-label="Name and picture">
        <h3>Name and picture</h3>
        <Explanation>What the people you work with see of you.</Explanation>
        <Button autoFocus={previousView === 'profile'} onClick={() => onShow('profile')}>
          Name and picture…
        </Button>
      </Section>
      <Section aria-label="Email">
        <h3>Email</h3>
        <Explanation>
          You sign in with <bdi>{authUser.email}</bdi>.
        </Explanation>
        <Button autoFocus={previousView === 'email'} onClick={() => onShow('email')}>
          Change email…
        </Button>
      </Section>
      <Section aria-label="Password">
        <h3>Password</h3>
        <PasswordForm authUser={authUser} />
      </Section>
      <Section aria-label="Security">
        <h3>Security</h3>
        <Explanation>A second factor, and where you are signed in.</Explanation>
        <Button autoFocus={previousView === 'security'} onClick={() => onShow('security')}>
          Security…
        </Button>
      </Section>
      <Section aria-label="Notifications">
        <h3>Notifications</h3>
        <Explanation>Choose what you hear about in the app and by email.</Explanation>
        <Button
          autoFocus={previousView === 'notifications'}
          onClick={() => onShow('notifications')}
        >
          Notifications…
        </Button>
      </Section>
      <Section aria-label="Privacy">
        <h3>Privacy</h3>
        <Explanation>Who sees when you are online, and the people you blocked.</Explanation>
        <Button autoFocus={previousView === 'privacy'} onClick={() => onShow('privacy')}>
          Privacy…
        </Button>
      </Section>
      <Section aria-label="Billing details">
        <h3>Billing details</h3>
        <Explanation>
          What your invoices say about you, and how you want to be paid. Private.
        </Explanation>
        <Button autoFocus={previousView === 'billing'} onClick={() => onShow('billing')}>
          Billing details…
        </Button>
      </Section>
      <Section aria-label="Your data">
        <h3>Your data</h3>
        <MyDataDownload autoFocus={previousView === 'data'} />
      </Section>
      <Section aria-label="Delete account">
        <h3>Delete account</h3>
        <Explanation>
          Your profile and everything you've published will be deleted for good. Reviews that you
          wrote stay without your name. What you sent with hire requests stays for the other side.
        </Explanation>
        <Button
          variant="danger"
          autoFocus={previousView === 'deletion'}
          onClick={() => onShow('deletion')}
        >
          Delete account…
        </Button>
      </Section>
    </Sections>
  );
}
