export {
  useCheckAvailability,
  useUsernameCheck,
  type UsernameCheck,
} from './use-username-check.ts';
