/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly UI_VERSION: string;
  readonly DATA_VERSION: string;
}
