export { createDataClient, type DataClient } from './client.ts';
export { DataError, isOutage, type DataErrorKind } from './data-error.ts';
export {
  HIRE_REQUEST_STATUSES,
  INDUSTRY_FILTERS,
  LIST_LIMIT,
  LOCATION_FILTERS,
  PROJECT_TYPE_FILTERS,
  SEARCH_PAGE_SIZE,
  SKILL_FILTERS,
  TECHNOLOGY_FILTERS,
} from './constants.ts';

export { hasLocalData, removeLocalData } from './drafts/local-data.ts';
export { DataProvider, useDataClient } from './query/data-provider.tsx';
export { suggestionQueries } from './query/suggest-search.ts';
export { createQueryClient } from './query/query-client.ts';
export { invalidateQueries } from './query/invalidate-queries.ts';
export type { CountedPage } from './query/page.ts';
export type { SearchResultPage } from './query/search-page.ts';
export { useInfiniteList, useItem, useList, useSearch } from './query/use-data.ts';

export {
  requestPasswordReset,
  resendConfirmation,
  setNewPassword,
  signIn,
  signUp,
  type AuthUser,
} from './session/sign-in/auth.ts';
export { openMailLink, readMailLink, type MailLink } from './session/sign-in/mail-link.ts';
export { finishOAuth, getOAuthUrl, type OAuthProvider } from './session/sign-in/oauth.ts';
export { createAuthStorage, type AuthStorage } from './session/storage/auth-storage.ts';
export { createSessionStore, type SessionStore } from './session/session-store.ts';
export { UserProvider, useUser } from './session/user-provider.tsx';

export { itemQueries } from './items/item-status.ts';

export { projectQueries } from './projects/project-queries.ts';
export {
  getOwnProject,
  getOwnProjectByKey,
  removeProject,
  saveProject,
  type OwnProject,
  type ProjectChanges,
} from './projects/own-project.ts';
export { saveProjectMaterial } from './projects/material/save-material.ts';
export { type ProjectMedia } from './projects/material/project-material.ts';
export {
  setProjectReaction,
  projectReactionQueries,
  type ProjectReaction,
} from './projects/project-reactions.ts';
export { videoEmbedUrl } from './projects/material/video-embed-url.ts';
export { recordView } from './projects/record-view.ts';
export type {
  FoundProject,
  Project,
  ProjectCard,
  ProjectDetail,
  ProjectFilters,
  ProjectOwner,
} from './projects/project.ts';

export { setDeveloperMode, updateUser } from './users/change-user.ts';
export {
  completeOnboarding,
  type OnboardingMessage,
  type OnboardingProfile,
} from './users/profile/complete-onboarding.ts';
export { recordProfileView } from './users/record-profile-view.ts';
export type { CreatorTotals } from './users/creator-totals.ts';
export {
  getOwnDetails,
  setContactAudience,
  updatePrivateProfile,
  type ContactAudience,
  type PrivateChanges,
  type PrivateProfile,
} from './users/profile/own-profile.ts';
export { getCurrentUser, getUser } from './users/read-users.ts';
export { userQueries } from './users/user-queries.ts';
export type { Creator, CreatorFilters, User, UserChanges } from './users/user.ts';
export {
  USERNAME_MESSAGES,
  isUsernameAvailable,
  validateUsername,
} from './users/profile/username.ts';

export { personQueries, type Person } from './users/people.ts';

export { conversationQueries } from './conversations/conversation-queries.ts';
export {
  newConversationId,
  type Conversation,
  type OpenConversation,
} from './conversations/conversation.ts';
export { MESSAGE_MAX_LENGTH, type Message } from './messages/message.ts';
export { flattenMessages } from './messages/message-pages.ts';
export { messageQueries } from './messages/message-queries.ts';
export { sendMessage } from './messages/messages.ts';
export { markRead } from './messages/read-marks.ts';
export { joinConversation } from './realtime/conversation-channel.ts';
export { goOnline, subscribeToOnline } from './realtime/online-channel.ts';

export {
  getOwnService,
  getOwnServiceByKey,
  removeService,
  saveService,
  setServiceActive,
  type OwnService,
  type ServiceChanges,
} from './services/own-services.ts';
export { serviceQueries } from './services/services.ts';
export type { ServiceMetadata, ServicePackage } from './services/read-metadata.ts';
export type { Service } from './services/service.ts';

export { createHireRequest, type HireRequestInput } from './hire-requests/create-hire-request.ts';
export type { HireRequestEvent, RequestBetween } from './hire-requests/columns.ts';
export type {
  HireRequest,
  HireRequestAction,
  HireRequestResolution,
  HireRequestSide,
  HireRequestStatus,
  ListedHireRequest,
  RequestReview,
} from './hire-requests/hire-request.ts';
export {
  saveCreator,
  savedCreatorQueries,
  unsaveCreator,
} from './saved-creators/saved-creators.ts';
export { type ReportKind, type ReportReason } from './reports/report.ts';
export { sendReport } from './reports/send-report.ts';

export { reviewQueries } from './reviews/reviews.ts';
export { createReview, replyToReview, updateReview } from './reviews/write-reviews.ts';
export type { StarCount } from './reviews/count-stars.ts';
export { averageRating, isTopRated, type Review } from './reviews/review.ts';

export { actOnHireRequest } from './hire-requests/act-on-hire-request.ts';
export { hireRequestQueries } from './hire-requests/hire-request-queries.ts';
export { canEditReview, canReview, openActions } from './hire-requests/open-actions.ts';
export {
  hireRequestActionOptions,
  useLiveHireRequests,
} from './hire-requests/use-hire-requests.ts';

export {
  sumEarned,
  sumAmounts,
  getTransactionDate,
  type Transaction,
} from './transactions/transaction.ts';
export { transactionQueries } from './transactions/transactions.ts';

export {
  updateSavedCreatorNote,
  type ListedSavedCreator,
} from './saved-creators/list-saved-creators.ts';

export { adminQueries } from './admins/admin-queries.ts';
export type { AdminSearch, ModerationReason } from './admins/admin-page.ts';
export { changeAccount, changeFeature, changeItem, decideReport } from './admins/admin-actions.ts';
export { listAllAuditEntries, type AuditEntry, type AuditFilters } from './admins/audit-log.ts';
export type { DailyFigures, Overview } from './admins/overview/figures.ts';
export type { HiddenItem } from './admins/hidden-items.ts';
export type { ManagedProject } from './admins/managed-projects.ts';
export type { ManagedPerson, PeopleKind } from './admins/people.ts';
export type { WaitingRequest } from './admins/overview/waiting-requests.ts';
export type { Report, ReportCase, ReportDecision } from './admins/report-cases.ts';
export {
  changePassword,
  deleteMyAccount,
  downloadMyImage,
  exportMyData,
  hasPassword,
  type MyData,
} from './account/account.ts';
export { restrictionQueries } from './account/restrictions.ts';
export { markNotificationsRead, notificationQueries } from './notifications/notifications.ts';
export { applyRead, type Notification, type Notifications } from './notifications/notification.ts';
export { subscribeToNotifications } from './notifications/subscribe-to-notifications.ts';
export { walletQueries } from './transactions/wallet.ts';
export { QUICK_READ_TABLES, quickRead } from './debug/quick-read.ts';
export type { Picture } from './images/picture.ts';
export { removeImages, storeImages, type StoreOptions } from './images/store-images.ts';
export { imageUrl } from './images/image-url.ts';
export { subscribeToNewsletter } from './newsletter/newsletter.ts';
