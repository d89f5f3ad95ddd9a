import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Reads the secret once and takes it out of the address, the history and the reach of a shoulder. */
export function useTokenOfAddress(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState("");
  const found = new URLSearchParams(hash).get("token") ?? "";
  useEffect(() => {
    if (found === "") return;
    setToken(found);
    void navigate({ to: ".", hash: "", replace: true });
  }, [found, navigate]);
  return token || found;
}
