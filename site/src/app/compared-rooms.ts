/** Loads the parts of a rarely used page: listed here, they stay out of the code of every page. */
export function comparedRoom() {
  return import("./compared-room-screen");
}
