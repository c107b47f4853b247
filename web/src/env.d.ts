/** Identifies this build: responses stored by another build are not read. */
declare const __BUILD_ID__: string;
