export {
  loginSchema,
  newPasswordSchema,
  signupSchema,
  type LoginValues,
  type NewPasswordValues,
  type SignupValues,
} from './session/forms.ts';
export {
  accountDeletionSchema,
  passwordChangeSchema,
  type AccountDeletionValues,
  type PasswordChangeValues,
} from './account/forms.ts';
export { newsletterSchema } from './newsletter/forms.ts';
export { usernameSchema } from './users/forms.ts';
export {
  RESERVED_USERNAMES,
  USERNAME_MESSAGES,
  USERNAME_MIN_LENGTH,
  USERNAME_TOO_LONG,
  usernameFault,
  type UsernameFault,
} from './users/username.ts';
export {
  PROFILE_USERNAME_MESSAGES,
  profileSchema,
  type ProfileValues,
} from './users/profile-form.ts';
export {
  HIRE_MESSAGE_MAX,
  hireSchema,
  type HireKind,
  type HireValues,
} from './hire-requests/hire-form.ts';
export { REPORT_DETAILS_MAX, reportSchema, type ReportValues } from './reports/report-form.ts';
export {
  REQUEST_NOTE_LIMIT,
  requestNoteSchema,
  type RequestNoteValues,
} from './hire-requests/note-form.ts';
export {
  REVIEW_LIMIT,
  reviewReplySchema,
  reviewSchema,
  type ReviewReplyValues,
  type ReviewValues,
} from './reviews/forms.ts';
export {
  decisionSchema,
  REASON_LIMIT,
  reasonSchema,
  type DecisionValues,
  type ReasonValues,
} from './admins/forms.ts';
