/** Stands for parts of a library that are not used, so that they are neither fetched nor published. */
export {};
