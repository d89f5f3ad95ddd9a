/** A step of its own on the way to a rarely wanted screen: its many parts are named here and not in the frame of every page. */
export function comparedRoom() {
  return import("./compared-room-screen");
}
