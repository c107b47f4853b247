/** When and from what this build was made: answers kept by another build are not read. */
declare const __BUILD_ID__: string;
