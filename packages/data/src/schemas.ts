export {
  signInSchema,
  newPasswordSchema,
  passwordResetSchema,
  signUpSchema,
  type SignInValues,
  type NewPasswordValues,
  type SignUpValues,
} from './session/sign-in/forms.ts';
export {
  accountDeletionSchema,
  emailChangeSchema,
  passwordChangeSchema,
  type AccountDeletionValues,
  type EmailChangeValues,
  type PasswordChangeValues,
} from './account/forms.ts';
export { formatNumber } from './forms/field.ts';
export { hasText } from './has-text.ts';
export { hasInput } from './forms/pending-entry.ts';
export { newsletterSchema } from './newsletter/forms.ts';
export { normalizeUsername, PROFILE_USERNAME_MESSAGES } from './users/profile/username.ts';
export {
  HIRE_MESSAGE_MAX,
  hireSchema,
  type HireKind,
  type HireValues,
} from './hire-requests/forms/hire-form.ts';
export { hireDraftSchema, type HireDraft } from './hire-requests/forms/hire-draft.ts';
export { REPORT_DETAILS_MAX, reportSchema, type ReportValues } from './reports/report-form.ts';
export { taxSchema, type TaxValues } from './invoices/tax/tax-form.ts';
export { billingSchema } from './invoices/billing-schema.ts';
export {
  CORRECTION_NOTE_LIMIT,
  REFUND_REASON_LIMIT,
  correctionSchema,
  refundSchema,
  type CorrectionValues,
  type RefundValues,
} from './invoices/refund-form.ts';
export { acceptanceSchema, type AcceptanceValues } from './hire-requests/forms/acceptance-form.ts';
export { offerSchemaFor, type OfferValues } from './hire-requests/forms/offer-form.ts';
export {
  timeRequestSchema,
  type TimeRequestValues,
} from './hire-requests/forms/time-request-form.ts';
export { END_REASON_LIMIT, endSchema, type EndValues } from './hire-requests/ending/end-form.ts';
export { offerTemplateSchema } from './hire-requests/forms/offer-template-form.ts';
export { offerDraftSchema, type OfferDraft } from './hire-requests/forms/offer-draft.ts';
export {
  CASE_FORMS,
  CASE_TEXT_LIMIT,
  caseDraftSchema,
  caseSchema,
  caseTextSchema,
  readOutcome,
  type CaseForm,
  type CaseTextValues,
  type CaseValues,
} from './hire-requests/cases/case-form.ts';
export {
  optionalNoteSchema,
  REQUEST_NOTE_LIMIT,
  requestNoteSchema,
} from './hire-requests/forms/note-form.ts';
export {
  deliveryDraftSchema,
  deliverySchema,
  MAX_DELIVERY_LINKS,
  type DeliveryValues,
} from './hire-requests/forms/delivery-form.ts';
export { REVIEW_LIMIT, reviewReplySchema, reviewSchema } from './reviews/forms.ts';
export {
  appealDecisionSchema,
  decisionSchema,
  REASON_LIMIT,
  reasonSchema,
  type AppealDecisionValues,
  type DecisionValues,
  type ReasonValues,
  synonymsFormSchema,
  toTerms,
  type SynonymsValues,
} from './admins/forms.ts';
export {
  BLANK_EDUCATION,
  BLANK_EXPERIENCE,
  validateEducation,
  validateExperience,
  MAX_ENTRIES,
  MAX_LANGUAGES,
  MAX_SKILLS,
  appendUnique,
  type EducationEntry,
  type ExperienceEntry,
} from './users/profile/profile-entries.ts';
export {
  NEWSLETTER_LIMIT,
  newsletterDraftSchema,
  type NewsletterValues,
} from './admins/mail/newsletter-form.ts';
export { profileForm, type ProfileValues } from './users/profile/profile-form.ts';
export {
  ownNameSchema,
  profileSchema,
  type OwnNameValues,
} from './users/profile/profile-schema.ts';
export { PREFERRED_LANGUAGES } from './users/profile/profile-options.ts';
export { projectForm, type ProjectValues } from './projects/form/project-form.ts';
export { projectSchema } from './projects/form/project-schema.ts';
export {
  validateCodeSample,
  MAX_CODE_SAMPLES,
  MAX_MEDIA,
  PROJECT_TYPES,
  validateVideo,
  VISIBILITIES,
} from './projects/form/project-rules.ts';
export { videoEmbedUrl } from './projects/material/video-embed-url.ts';
export { headlinePrice, packagesDuration } from './services/headline-price.ts';
export { serviceForm, type ServiceValues } from './services/service-form.ts';
export { serviceSchema } from './services/service-schema.ts';
export {
  BLANK_FAQ,
  BLANK_PACKAGE,
  validateFaq,
  MAX_FAQS,
  MAX_GALLERY_IMAGES,
  MAX_PACKAGES,
  validatePackage,
  validatePackageNames,
  PRICING_MODELS,
  REVISIONS,
  type FaqValues,
  type PackageValues,
} from './services/service-rules.ts';
