export { hasLocalData, removeLocalData } from '../drafts/local-data.ts';
export { setNewPassword, signIn, signUp, type AuthUser } from './sign-in/auth.ts';
export { hasBegunSignUp } from './sign-in/begun-sign-up.ts';
export { requestPasswordReset, resendConfirmation } from './sign-in/mail-requests.ts';
export { openMailLink, readMailLink, type MailLink } from './sign-in/mail-link.ts';
export { finishOAuth, getOAuthUrl, type OAuthProvider } from './sign-in/oauth.ts';
export { createAuthStorage, type AuthStorage } from './storage/auth-storage.ts';
export { createSessionStore, type SessionStore } from './session-store.ts';
export { UserProvider, useUser } from './user-provider.tsx';
